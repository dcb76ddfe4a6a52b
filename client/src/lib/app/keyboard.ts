/** The keyboard of the game page: what a key press does to the board, the hand and the game. */
import type { Game } from '$lib/app/game.svelte';
import { prefs } from '$lib/app/prefs.svelte';
import * as walk from '$lib/board/cursor';
import { meaning } from '$lib/board/keys';
import * as hand from '$lib/board/state';
import type { State } from '$lib/board/state';
import { letterText, type Square, type Tile } from '$lib/board/types';
import { t } from '$lib/i18n/index.svelte';

/** What the page does for the keyboard. */
export interface Page {
  /** A dialog is open and has the keys. */
  readonly busy: boolean;
  /** Shows the position after so many entries. */
  review(count: number): void;
  onsquare(square: Square): void;
  commit(): void;
  open(dialog: 'pass' | 'exchange' | 'challenge'): void;
  rematch(): void;
  /** To the live region. */
  say(text: string): void;
  hint(text: string): void;
}

export function handleKey(event: KeyboardEvent, game: Game, page: Page): void {
  const { board, view } = game;
  if (!board || !view || page.busy || isChoosing(board) || event.defaultPrevented) return;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  if (keeps(target, event.key)) return;
  // Controls keep the keys that press them.
  if (target.closest('button, a, summary') && (event.key === 'Enter' || event.key === ' ')) return;
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (view.phase === 'ended' && /^[rк]$/i.test(event.key) && !modified) {
    page.rematch();
    return;
  }
  const means = meaning(board.config, event, board.cursor !== null);
  if (!means) return;
  const shown = game.reviewing ?? view.sheet.length;
  switch (means.kind) {
    case 'letter':
      type(game, page, means.tile, means.blank, means.physical);
      break;
    case 'arrow':
      if (target.closest('.scroll')) return;
      arrow(game, means.to);
      break;
    case 'toggle':
      game.point(walk.toggleDirection);
      break;
    case 'backspace':
      game.arrange(walk.backspace);
      break;
    case 'delete':
      game.arrange(walk.deleteAtCursor);
      break;
    case 'escape':
      escape(game, board);
      return;
    case 'shuffle':
      shuffle(game);
      break;
    case 'commit':
      if (!event.repeat) {
        if (board.picked !== null && board.cursor) page.onsquare(board.cursor.square);
        else page.commit();
      }
      break;
    case 'pass':
    case 'exchange':
    case 'challenge':
      if (!game.may(means.kind) || (means.kind === 'exchange' && view.exchange_max === 0)) return;
      page.open(means.kind);
      break;
    case 'first':
      page.review(0);
      break;
    case 'last':
      page.review(view.sheet.length);
      break;
    case 'previous':
      page.review(shown - 1);
      break;
    case 'next':
      page.review(shown + 1);
      break;
  }
  event.preventDefault();
}

/** A field keeps its keys: a box to tick only the one that ticks it, a field that goes with a move all but Enter. */
function keeps(target: HTMLElement, key: string): boolean {
  const field = target.closest('input, textarea, select, [contenteditable]');
  if (!field) return false;
  if (field.matches('[type=checkbox]')) return key === ' ';
  return !(key === 'Enter' && field.closest('.extras'));
}

export const shuffle = (game: Game): void => game.arrange((state) => hand.shuffle(state, Math.random));
export const recall = (game: Game): void => game.arrange(hand.recall);

/** The chooser of a blank's letter is open. */
const isChoosing = (board: State): boolean => board.asking !== null || board.rereading !== null;

/** Back from a review; else puts a picked tile down, else recalls all, else hides the cursor. */
function escape(game: Game, board: State): void {
  if (game.reviewing !== null) game.reviewing = null;
  else if (board.picked !== null) game.point((state) => ({ ...state, picked: null }));
  else if (hand.isArranged(board)) recall(game);
  else game.point(walk.hideCursor);
}

function arrow(game: Game, to: walk.Direction): void {
  if (!prefs.woogles) game.point((state) => walk.moveCursor(state, to));
  else if (to === 'up') shuffle(game);
  else if (to === 'down') recall(game);
  else game.point(walk.toggleDirection);
}

function type(game: Game, page: Page, tile: Tile, blank: boolean, physical: boolean): void {
  const { board } = game;
  if (!board) return;
  const { outcome } = walk.typeLetter(board, tile, blank);
  game.arrange((state) => walk.typeLetter(state, tile, blank).state);
  const letter = letterText(board.config, tile);
  if (outcome === 'reread') page.say(t('typed-reread', { letter }));
  if (outcome === 'blank') page.say(t('typed-blank', { letter }));
  if (outcome === 'missing') page.say(t('typed-missing', { letter }));
  if (physical && outcome !== 'ignored' && !prefs.hinted) {
    prefs.hinted = true;
    page.hint(t('typed-physical'));
  }
}
