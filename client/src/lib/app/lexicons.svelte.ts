/** The word lists of this server, asked once. */
import { api } from '$lib/app/api';
import { prefs } from '$lib/app/prefs.svelte';
import { titled } from '$lib/i18n/index.svelte';
import type { LexiconOut, Params } from '$lib/wire';

let list: readonly LexiconOut[] = $state.raw([]);
let fault: { code: string; params: Params } | null = $state.raw(null);

/** Asks for the lists unless they are here. */
export async function loadLexicons(): Promise<void> {
  if (list.length) return;
  const answer = await api.lexicons();
  if (answer.ok) list = answer.value.lexicons;
  fault = answer.ok ? null : answer;
}

export const lexicons = {
  /** Those in the language of the interface first. */
  get all(): readonly LexiconOut[] {
    const rank = (one: LexiconOut): number => (one.language === prefs.lang ? 0 : 1);
    return [...list].sort((a, b) => rank(a) - rank(b));
  },
  get fault(): { code: string; params: Params } | null {
    return fault;
  },
  find: (id: string): LexiconOut | undefined => list.find((one) => one.id === id),
  title: (id: string): string => {
    const found = list.find((one) => one.id === id);
    return found ? titled(found.title) : id;
  },
};
