/** Who this browser is: a guest that the server knows by a cookie. */
import { api } from '$lib/app/api';
import type { Me } from '$lib/wire';

let me: Me | null = $state.raw(null);
let asking: Promise<void> | undefined;

async function ask(): Promise<void> {
  const answer = await api.me();
  if (answer.ok) me = answer.value;
  asking = undefined;
}

/** Asks once; the first answer sets the cookie that everything else needs. */
export function introduce(): Promise<void> {
  if (me) return Promise.resolve();
  asking ??= ask();
  return asking;
}

export const person = {
  get id(): string | null {
    return me?.player ?? null;
  },
  get name(): string {
    return me?.name ?? '';
  },
  /** After a rename that the server took. */
  set name(next: string) {
    if (me) me = { ...me, name: next };
  },
};
