/** What just happened, as one line for the eye and one for the ear. */
import { wordText } from '$lib/app/position';
import type { Happening } from '$lib/app/game.svelte';
import type { Config } from '$lib/board/types';
import { t } from '$lib/i18n/index.svelte';
import type { Notice, View } from '$lib/wire';

export interface News {
  /** For the eye: what the others did; empty when they did nothing. */
  readonly line: string;
  readonly spoken: string;
  /** Something was laid, exchanged or passed: a reviewer may want to go back. */
  readonly moved: boolean;
}

/** For the ear only: the board, or the score, shows them by itself. */
const QUIET: ReadonlySet<Notice['kind']> = new Set(['play', 'settled', 'accepted']);

export function announce(
  happening: Happening,
  config: Config,
  nameOf: (seat: number | null) => string,
): News {
  const { now, before } = happening;
  if (!before) return { line: '', spoken: '', moved: false };
  const spoken: string[] = [];
  const lines: string[] = [];
  for (const notice of happening.notices) {
    const line = text(notice, now, config, nameOf);
    if (line === '') continue;
    spoken.push(line);
    if (!QUIET.has(notice.kind) && notice.seat !== now.viewer) lines.push(line);
    if (notice.kind === 'challenge' || notice.kind === 'withdrawn')
      if (notice.seat === now.viewer) lines.push(line);
  }
  const turnCame = now.viewer !== null && now.turn === now.viewer && before.turn !== now.viewer;
  if (turnCame && now.phase === 'playing') spoken.push(t('turn-yours'));
  const moved = now.sheet.length > before.sheet.length;
  const play = now.sheet.at(-1);
  if (lines.length === 0 && moved && play?.kind === 'play' && play.seat !== now.viewer) {
    lines.push(
      t('news-play', { name: nameOf(play.seat), words: words(play.words, config), points: play.points }),
    );
  }
  return { line: lines.join('. '), spoken: spoken.join('. '), moved };
}

const words = (list: View['sheet'][number]['words'], config: Config): string =>
  list.map((word) => wordText(config, word)).join(', ');

function text(notice: Notice, view: View, config: Config, nameOf: (seat: number | null) => string): string {
  const name = nameOf(notice.seat);
  switch (notice.kind) {
    case 'started':
      return t('news-started', { name: nameOf(view.opening.starter) });
    case 'play': {
      const play = view.sheet.findLast((entry) => entry.kind === 'play' || entry.kind === 'withdrawn');
      return t('news-play', { name, words: words(play?.words ?? [], config), points: notice.points });
    }
    case 'settled':
      return '';
    case 'withdrawn':
      return t('news-withdrawn', { name });
    case 'exchange':
      return t('news-exchange', { name, count: notice.count });
    case 'pass':
      return t('news-pass', { name });
    case 'lost_turn':
      return t('news-lost-turn', { name });
    case 'challenge':
      return notice.stands === true
        ? t('news-challenge-failed', { name })
        : t('news-challenge-won', { name });
    case 'accepted':
      return t('news-accepted', { name });
    case 'held':
      return t('news-held', { name });
    case 'end_offer':
      return t('news-end-offer', { name });
    case 'end_refused':
      return t('news-end-refused', { name });
    case 'resigned':
      return t('news-resigned', { name });
    case 'ended':
      return t('game-over');
    case 'bot_fault':
      return t('news-bot-fault', { name });
    case 'voted':
      return notice.stands === false ? t('news-voted-no', { name }) : t('news-voted-yes', { name });
    case 'stuck':
      return t('news-stuck', { name });
    case 'found':
      return t('news-found', { name });
    case 'not_found':
      return t('news-not-found', { name });
    case 'rack_shown':
      return t('news-rack-shown', { name });
    case 'suggested':
      return t('news-suggested', { name, points: notice.points });
    case 'theme_claimed':
      return t('news-theme-claimed', { name, points: notice.points });
    case 'theme_judged':
      return t('news-theme-judged', { name, points: notice.points });
    case 'timed_out':
      return t('news-timed-out', { name });
    case 'lost':
      return t('news-lost', { name });
  }
}
