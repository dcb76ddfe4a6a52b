/** Entries of the score sheet as short texts. */
import { wordText } from '$lib/app/position';
import type { Config } from '$lib/board/types';
import { t } from '$lib/i18n/index.svelte';
import type { EntryView } from '$lib/wire';

/** The words of an entry, or what happened instead. */
export function entryText(config: Config, entry: EntryView): string {
  switch (entry.kind) {
    case 'play':
      return entry.words.map((word) => wordText(config, word)).join(', ');
    case 'withdrawn':
      return t('entry-withdrawn', { words: entry.words.map((word) => wordText(config, word)).join(', ') });
    case 'exchange':
      return t('entry-exchange', { count: entry.count });
    case 'pass':
      return entry.timed_out ? t('entry-timed-out') : t('entry-pass');
    case 'lost_turn':
      return t('entry-lost-turn');
    case 'resigned':
      return t('entry-resigned');
    case 'adjustment':
      return t('entry-adjustment');
    case 'challenge_points':
      return t('entry-challenge-points');
    case 'overtime':
      return t('entry-overtime');
    case 'lost_game':
      return t('entry-lost-game');
  }
}

/** The words that an entry made, or tried to make. */
export function entryWords(config: Config, entry: EntryView): string[] {
  return entry.words.map((word) => wordText(config, word));
}

export const isWords = (entry: EntryView): boolean => entry.kind === 'play';

/** `14`, `−7`: with the sign that typesetting uses. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
