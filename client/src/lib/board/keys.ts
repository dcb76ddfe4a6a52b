/** From a key press to what it means at the board. Letters go by what was typed, then by the physical key. */
import type { Config, Tile } from './types.ts';

export type KeyMeaning =
  | { readonly kind: 'letter'; readonly tile: Tile; readonly blank: boolean; readonly physical: boolean }
  | { readonly kind: 'arrow'; readonly to: 'left' | 'right' | 'up' | 'down' }
  | { readonly kind: Plain };

type Plain =
  | 'toggle'
  | 'backspace'
  | 'delete'
  | 'escape'
  | 'shuffle'
  | 'commit'
  | 'pass'
  | 'challenge'
  | 'exchange'
  | 'first'
  | 'last'
  | 'previous'
  | 'next';

export interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const PLAIN: Readonly<Record<string, Plain>> = {
  Insert: 'toggle',
  '/': 'toggle',
  Backspace: 'backspace',
  Delete: 'delete',
  Escape: 'escape',
  ' ': 'shuffle',
  Enter: 'commit',
  '2': 'pass',
  '3': 'challenge',
  '4': 'exchange',
  F2: 'pass',
  F3: 'challenge',
  F4: 'exchange',
  Home: 'first',
  End: 'last',
  PageUp: 'previous',
  PageDown: 'next',
  ',': 'previous',
  '.': 'next',
};

const ARROWS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The tile of a typed letter; a letter with a mark that the set lacks (Ё) gives its plain form (Е). */
export function tileOf(config: Config, text: string): Tile {
  const upper = text.toLocaleUpperCase(config.language);
  const exact = config.letters.indexOf(upper) + 1;
  if (exact || upper !== 'Ё') return exact;
  return config.letters.indexOf('Е') + 1;
}

/**
 * What a press means, or null when it is not for the board. Presses with Ctrl, Alt or Meta are the browser's.
 * `typing`: the cursor is shown, so that comma and full stop may be the keys of Б and Ю.
 */
export function meaning(config: Config, press: Press, typing: boolean): KeyMeaning | null {
  // AltGr, which types Ą or Ś, is told as Ctrl and Alt together.
  const altGr = press.ctrlKey && press.altKey && [...press.key].length === 1;
  if (!altGr && (press.ctrlKey || press.altKey || press.metaKey)) return null;
  const arrow = ARROWS[press.key];
  if (arrow) return { kind: 'arrow', to: arrow };
  const typed = [...press.key].length === 1 ? tileOf(config, press.key) : 0;
  if (typed) return { kind: 'letter', tile: typed, blank: press.shiftKey, physical: false };
  const printed = config.keys[press.code];
  const physical = printed && isForeignLetter(press.key, typing) ? tileOf(config, printed) : 0;
  if (physical) return { kind: 'letter', tile: physical, blank: press.shiftKey, physical: true };
  const plain = PLAIN[press.key];
  return plain ? { kind: plain } : null;
}

/** A letter of another script, or one of the keys where that script has letters (`[`, `;`) and another has signs. */
function isForeignLetter(key: string, typing: boolean): boolean {
  return /^\p{L}$/u.test(key) || /^[[\]{};:'"<>`~]$/.test(key) || (typing && /^[,.]$/.test(key));
}
