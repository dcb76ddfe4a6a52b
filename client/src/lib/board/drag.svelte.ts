/**
 * Dragging tiles with mouse, pen or finger, by pointer events alone.
 *
 * Anything with `data-piece` can be picked up. It may be dropped on `[data-square]` or into `[data-rack]`. On
 * touch the tile leads by one cell above the finger, and so does the place where it will fall.
 */
import type { Square } from './types.ts';

export type Target =
  { readonly kind: 'square'; readonly square: Square } | { readonly kind: 'rack'; readonly index: number };

export interface Drag {
  readonly piece: number;
  readonly touch: boolean;
  /** Middle of the tile, in the window. */
  readonly x: number;
  readonly y: number;
  /** Side of a board cell, which the held tile takes. */
  readonly cell: number;
  readonly target: Target | null;
}

const START_MOUSE_PX = 4;
const START_TOUCH_PX = 8;

export class Dragger {
  /** The piece in the air, or null. */
  now: Drag | null = $state.raw(null);

  readonly #drop: (piece: number, target: Target | null) => void;
  readonly #begin: (piece: number) => void;
  #pending: { id: number; pointer: number; touch: boolean; x: number; y: number } | null = null;
  #root: HTMLElement | null = null;

  constructor(on: { begin: (piece: number) => void; drop: (piece: number, target: Target | null) => void }) {
    this.#drop = on.drop;
    this.#begin = on.begin;
  }

  /** For `{@attach}` on the element that holds board and rack. */
  readonly attach = (root: HTMLElement): (() => void) => {
    this.#root = root;
    const options = { capture: true };
    root.addEventListener('pointerdown', this.#down);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#cancel);
    addEventListener('keydown', this.#key, options);
    // A finger that holds a tile does not scroll the page.
    root.addEventListener('touchmove', this.#still, { passive: false });
    return () => {
      this.#root = null;
      root.removeEventListener('pointerdown', this.#down);
      removeEventListener('pointermove', this.#move);
      removeEventListener('pointerup', this.#up);
      removeEventListener('pointercancel', this.#cancel);
      removeEventListener('keydown', this.#key, options);
      root.removeEventListener('touchmove', this.#still);
    };
  };

  readonly #down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary || this.#pending) return;
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (!piece) return;
    // The pointer is the window's, not the tile's: the tile's element goes away while it is dragged.
    if ((event.target as Element).hasPointerCapture(event.pointerId))
      (event.target as Element).releasePointerCapture(event.pointerId);
    this.#pending = {
      id: Number(piece.dataset['piece']),
      pointer: event.pointerId,
      touch: event.pointerType !== 'mouse',
      x: event.clientX,
      y: event.clientY,
    };
  };

  readonly #move = (event: PointerEvent): void => {
    const held = this.#pending;
    if (!held || event.pointerId !== held.pointer) return;
    if (!this.now) {
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (far < (held.touch ? START_TOUCH_PX : START_MOUSE_PX)) return;
      this.#begin(held.id);
    }
    this.now = this.#at(held.id, held.touch, event.clientX, event.clientY);
  };

  readonly #up = (event: PointerEvent): void => {
    const held = this.#pending;
    if (!held || event.pointerId !== held.pointer) return;
    const drag = this.now;
    this.#pending = null;
    this.now = null;
    if (!drag) return;
    this.#swallowClick();
    this.#drop(drag.piece, drag.target);
  };

  readonly #cancel = (event: PointerEvent): void => {
    if (this.#pending?.pointer === event.pointerId) this.#giveUp();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (!this.now || event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    this.#giveUp();
    this.#swallowClick();
  };

  readonly #still = (event: TouchEvent): void => {
    if (this.#pending) event.preventDefault();
  };

  #giveUp(): void {
    this.#pending = null;
    this.now = null;
  }

  /** The click that ends a drag is no tap. */
  #swallowClick(): void {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  }

  #at(piece: number, touch: boolean, x: number, y: number): Drag {
    const root = this.#root;
    const cell = root?.querySelector<HTMLElement>('[data-square]')?.offsetWidth ?? 40;
    const rack = root?.querySelector<HTMLElement>('[data-rack]');
    const lifted = touch ? y - cell * 1.2 : y;
    const inRack = rack ? inside(rack.getBoundingClientRect(), x, y) : false;
    let target: Target | null = null;
    if (inRack && rack) target = { kind: 'rack', index: rackIndex(rack, piece, x, y) };
    else {
      const under = document.elementFromPoint(x, lifted)?.closest<HTMLElement>('[data-square]');
      if (under && root?.contains(under))
        target = { kind: 'square', square: Number(under.dataset['square']) };
    }
    return { piece, touch, x, y: lifted, cell, target };
  }
}

function inside(box: DOMRect, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top - 6 && y <= box.bottom + 6;
}

/** Before how many of the rack's other tiles the point lies. */
function rackIndex(rack: HTMLElement, piece: number, x: number, y: number): number {
  const others = [...rack.querySelectorAll<HTMLElement>('[data-piece]')].filter(
    (tile) => Number(tile.dataset['piece']) !== piece,
  );
  return others.filter((tile) => {
    const box = tile.getBoundingClientRect();
    return y > box.bottom || (y >= box.top - 8 && x > box.left + box.width / 2);
  }).length;
}
