/** The board and the hand as plain text, for the clipboard. */
import type { State } from '$lib/board/state';
import { isNamedBlank, letterText } from '$lib/board/types';

export function boardAsText(state: State): string {
  const { config } = state;
  const cell = (square: number): string => {
    const tile = state.fixed[square] ?? 0;
    if (tile === 0) return '.';
    const letter = letterText(config, tile);
    return isNamedBlank(tile) ? letter.toLocaleLowerCase(config.language) : letter;
  };
  const rows = Array.from({ length: config.rows }, (_, row) =>
    Array.from({ length: config.cols }, (_, col) => cell(row * config.cols + col)).join(' '),
  );
  const rack = state.hand
    .filter((piece) => !piece.freed)
    .map((piece) => (piece.tile === 0 ? '?' : letterText(config, piece.tile)))
    .join('');
  return rack === '' ? rows.join('\n') : `${rows.join('\n')}\n\n${rack}`;
}
