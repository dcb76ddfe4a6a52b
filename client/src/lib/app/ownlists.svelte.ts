/** The lists of words that this browser's visitor has brought. */
import { api } from '$lib/app/api';
import type { OwnListOut } from '$lib/wire';

let list: readonly OwnListOut[] = $state.raw([]);

export async function loadOwnLists(): Promise<void> {
  const answer = await api.ownLists();
  if (answer.ok) list = answer.value.lists;
}

/** Takes a list off the shelf. */
export async function forgetList(hash: string): Promise<void> {
  const answer = await api.forgetList(hash);
  if (answer.ok) list = answer.value.lists;
}

export const ownLists = {
  get all(): readonly OwnListOut[] {
    return list;
  },
  of: (language: string): readonly OwnListOut[] => list.filter((one) => one.language === language),
  name: (hash: string): string | undefined => list.find((one) => one.hash === hash)?.name,
};
