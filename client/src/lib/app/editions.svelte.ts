/** The editions this server offers, asked once. */
import { api } from '$lib/app/api';
import type { EditionSummary, Params } from '$lib/wire';

let list: readonly EditionSummary[] = $state.raw([]);
let levels: readonly string[] = $state.raw([]);
let fault: { code: string; params: Params } | null = $state.raw(null);

/** Asks for editions and bot levels unless both are here. */
export async function loadOffer(): Promise<void> {
  if (list.length && levels.length) return;
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  if (editions.ok) list = editions.value.editions;
  if (bots.ok) levels = bots.value.levels;
  fault = !editions.ok ? editions : !bots.ok ? bots : null;
}

export const offer = {
  get editions(): readonly EditionSummary[] {
    return list;
  },
  get levels(): readonly string[] {
    return levels;
  },
  get fault(): { code: string; params: Params } | null {
    return fault;
  },
  edition: (id: string): EditionSummary | undefined => list.find((one) => one.id === id),
};
