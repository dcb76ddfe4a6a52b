/** Opening tables: the ways that more than one page offers. */
import { goto } from '$app/navigation';
import { api, type Answer, type NewTable } from '$lib/app/api';
import type { SeatChoice } from '$lib/wire';

const CASUAL = 'mod_casual';

/** The usual kinds of a game: with challenges, casual, for families. */
export type Kind = 'challenge' | 'casual' | 'family';

const MODIFIERS: Record<Kind, string[]> = { challenge: [], casual: [CASUAL], family: ['mod_family'] };

/** Opens a table and goes to it. Gives the refusal when there is none. */
export async function openTable(
  edition: string,
  seats: SeatChoice[],
  kind: Kind,
  words: Pick<NewTable, 'house' | 'own_list'> = {},
  pace: 'live' | 'correspondence' = 'live',
): Promise<Extract<Answer<never>, { ok: false }> | null> {
  const answer = await api.open({ edition, modifiers: MODIFIERS[kind], seats, pace, ...words });
  if (!answer.ok) return answer;
  await goto(`/g/${answer.value.game}`);
  return null;
}
