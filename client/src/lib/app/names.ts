/** What people and bots are called on the page. */
import { t } from '$lib/i18n/index.svelte';
import type { SeatOut } from '$lib/wire';

export function botName(level: string): string {
  return t('bot-name', { level: t(`level-${level}`) });
}

/** The name of a chair's person; those who gave none are called by what they are to the viewer. */
export function seatName(
  seat: Pick<SeatOut, 'kind' | 'name' | 'level'>,
  number: number,
  you: boolean,
): string {
  if (seat.kind === 'bot') return botName(seat.level ?? '');
  if (seat.name !== '') return seat.name;
  return you ? t('you') : seat.kind === 'open' ? t('seat-open') : t('guest', { number });
}
