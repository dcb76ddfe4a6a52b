/** Opening tables: the ways that more than one page offers. */
import { goto } from '$app/navigation';
import { api, type Answer } from '$lib/app/api';
import type { SeatChoice } from '$lib/wire';

export const CASUAL = 'mod_casual';

/** Opens a table and goes to it. Gives the refusal when there is none. */
export async function openTable(
  edition: string,
  seats: SeatChoice[],
  casual: boolean,
  pace: 'live' | 'correspondence' = 'live',
): Promise<Extract<Answer<never>, { ok: false }> | null> {
  const answer = await api.open(edition, casual ? [CASUAL] : [], seats, pace);
  if (!answer.ok) return answer;
  await goto(`/g/${answer.value.game}`);
  return null;
}
