/** What the page shows of each chair: the table's names and the view's numbers together. */
import { seatName } from '$lib/app/names';
import { columnsOf } from '$lib/app/position';
import type { TableOut, View } from '$lib/wire';

export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly you: boolean;
  readonly score: number;
  readonly rackCount: number;
  readonly onTurn: boolean;
  /** A bot that is choosing its move. */
  readonly thinks: boolean;
  readonly resigned: boolean;
  readonly skipsNext: boolean;
  /** The score at which this seat ends the game; null: none. */
  readonly target: number | null;
  /** A person who is not connected now. */
  readonly offline: boolean;
}

/** In turn order, the viewer first. */
export function seatInfos(table: TableOut, view: View): SeatInfo[] {
  return columnsOf(view).flatMap((number) => {
    const seen = view.seats.find((one) => one.seat === number);
    const chair = table.seats.find((one) => one.seat === number);
    if (!seen) return [];
    const you = number === view.viewer;
    const name = chair ? seatName(chair, number + 1, you) : String(number + 1);
    const namesake = table.seats.some(
      (one) => one !== chair && seatName(one, one.seat + 1, one.seat === view.viewer) === name,
    );
    return {
      seat: number,
      // Two of a name are told apart by their seats.
      name: namesake ? `${name} ${number + 1}` : name,
      you,
      score: seen.score,
      rackCount: seen.rack_count,
      onTurn: view.phase === 'playing' && view.turn === number,
      thinks:
        chair?.kind === 'bot' && view.phase === 'playing' && view.turn === number && view.window === null,
      resigned: seen.resigned,
      skipsNext: seen.skips_next,
      target: seen.target,
      offline: chair?.kind === 'person' && !chair.online && !you,
    };
  });
}
