// Which board lies in front. Each viewer turns them as they like; the page turns by itself only when
// one's own figure has gone to another board, when something is staged elsewhere (and back again
// afterwards), and when all there is to choose lies on one that is folded.
import type { Decision, Scene } from '../scene';
import { boardOf, changedGauges, changedTallies, onlyBoard } from './towns';

const boardOfSeat = (scene: Scene, seat: number | null): string =>
  boardOf(scene, scene.pieces?.find((piece) => piece.kind === 'pawn' && piece.seat === seat)?.id);

export class Towns {
  #wished = $state('');
  /** Where something is staged just now. */
  #staged = $state('');
  #before: Scene | null = null;
  #own = '';
  #phase = '';
  /** What has changed on each board since the phase began. */
  changed = $state.raw<ReadonlyMap<string, ReadonlySet<string>>>(new Map());

  front(scene: Scene): string {
    const boards = scene.boards ?? [];
    for (const id of [this.#staged, this.#wished]) if (boards.some((board) => board.id === id)) return id;
    const focus = (scene.focus ?? []).map((id) => boardOf(scene, id)).find(Boolean);
    return boards.some((board) => board.id === focus) ? focus! : (boards[0]?.id ?? '');
  }

  turn(id: string): void {
    this.#wished = id;
    this.#staged = '';
  }

  /** To the board before or after. */
  step(scene: Scene, by: number): void {
    const boards = scene.boards ?? [];
    const at = boards.findIndex((board) => board.id === this.front(scene));
    this.turn(boards[(at + by + boards.length) % boards.length]?.id ?? '');
  }

  /** A step of something staged happens at these things; none: it is over. */
  stage(scene: Scene, foci: readonly string[] | null): void {
    if (foci === null) this.#staged = '';
    else this.#staged = foci.map((id) => boardOf(scene, id)).find(Boolean) ?? this.#staged;
  }

  /** A new scene. `busy`: somebody aims, types or points, and nothing may turn under their hand. */
  see(scene: Scene, decision: Decision | null, seat: number | null, busy: boolean): void {
    if (!scene.boards) return;
    const own = boardOfSeat(scene, seat);
    const only = onlyBoard(scene, decision);
    if (this.#wished === '') this.#wished = own || this.front(scene);
    if (!busy) {
      if (own && this.#own && own !== this.#own) this.#wished = own;
      if (only) this.#wished = only;
    }
    if (own) this.#own = own;
    const phase = `${scene.clock.round} ${scene.clock.phases?.find((each) => each.state === 'now')?.id ?? ''}`;
    const kept = phase === this.#phase ? this.changed : new Map<string, ReadonlySet<string>>();
    this.changed = new Map(
      scene.boards.map((board) => [
        board.id,
        new Set([
          ...(kept.get(board.id) ?? []),
          ...changedTallies(this.#before, scene, board.id),
          ...changedGauges(this.#before, scene, board.id),
        ]),
      ]),
    );
    this.#phase = phase;
    this.#before = scene;
  }
}
