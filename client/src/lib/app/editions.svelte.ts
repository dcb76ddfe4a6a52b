/** The editions this server offers, asked once. */
import { api } from '$lib/app/api';
import { prefs } from '$lib/app/prefs.svelte';
import type { EditionSummary, ModifierSummary, Params } from '$lib/wire';

let list: readonly EditionSummary[] = $state.raw([]);
let modifiers: readonly ModifierSummary[] = $state.raw([]);
let levels: readonly string[] = $state.raw([]);
let fault: { code: string; params: Params } | null = $state.raw(null);

let houses: readonly EditionSummary[] = $state.raw([]);
/** House rules have been asked for: only then is it known that some are missing. */
let settled = $state(false);

const isHouse = (edition: string): boolean => edition.startsWith('house_');

/** Asks for the visitor's own rules, and for those that he chose or was sent. */
export async function loadHouses(wanted: string | null): Promise<void> {
  await findHouses(wanted);
  settled = true;
}

async function findHouses(wanted: string | null): Promise<void> {
  const mine = await api.houses();
  if (mine.ok) houses = mine.value.editions;
  if (wanted === null || !isHouse(wanted) || houses.some((one) => one.id === wanted)) return;
  const other = await api.edition(wanted);
  if (!other.ok) return;
  houses = [...houses, other.value.line];
}

/** Asks for editions and bot levels unless both are here. */
export async function loadOffer(): Promise<void> {
  if (list.length && levels.length) return;
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  if (editions.ok) {
    list = editions.value.editions;
    modifiers = editions.value.modifiers;
  }
  if (bots.ok) levels = bots.value.levels;
  fault = !editions.ok ? editions : !bots.ok ? bots : null;
}

export const offer = {
  /** Those that can be played: in the language of the interface first, and of these the ones with the classic board. */
  get editions(): readonly EditionSummary[] {
    const rank = (one: EditionSummary): number =>
      (one.language === prefs.lang ? 0 : 2) + (one.skin?.startsWith('scrabble') ? 0 : 1);
    return list.filter((one) => one.words_here).sort((a, b) => rank(a) - rank(b));
  },
  /** What the visitor plays: his choice, else the first; undefined while his house rules are awaited. */
  get chosen(): EditionSummary | undefined {
    const wanted = prefs.edition ?? '';
    return offer.edition(wanted) ?? (settled || !isHouse(wanted) ? offer.editions[0] : undefined);
  },
  /** Those that cannot be played until somebody brings their word list. */
  get wordless(): readonly EditionSummary[] {
    return list.filter((one) => !one.words_here);
  },
  get modifiers(): readonly ModifierSummary[] {
    return modifiers;
  },
  get levels(): readonly string[] {
    return levels;
  },
  get fault(): { code: string; params: Params } | null {
    return fault;
  },
  edition: (id: string): EditionSummary | undefined =>
    list.find((one) => one.id === id) ?? houses.find((one) => one.id === id),
  /** House rules that this page has heard of. */
  get houses(): readonly EditionSummary[] {
    return houses;
  },
};
