// Zoom and pan: a window on the board's box, never larger than the whole and never off its edge.
import type { Box, Vec } from '../plan/geometry';

export interface View {
  zoom: number;
  /** The middle of the window, in board units. */
  x: number;
  y: number;
}

export const mostZoom = 4;

export const whole = (box: Box): View => ({ zoom: 1, x: box.x + box.w / 2, y: box.y + box.h / 2 });

const between = (least: number, value: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** Keeps the window on the board. */
export function bound(view: View, box: Box): View {
  const zoom = between(1, view.zoom, mostZoom);
  const w = box.w / zoom;
  const h = box.h / zoom;
  return {
    zoom,
    x: between(box.x + w / 2, view.x, box.x + box.w - w / 2),
    y: between(box.y + h / 2, view.y, box.y + box.h - h / 2),
  };
}

/** Zooms so that the board under `at` stays under it. */
export function zoomAt(view: View, box: Box, factor: number, at: Vec = view): View {
  const zoom = between(1, view.zoom * factor, mostZoom);
  const share = view.zoom / zoom;
  return bound({ zoom, x: at.x + (view.x - at.x) * share, y: at.y + (view.y - at.y) * share }, box);
}

export const pan = (view: View, box: Box, dx: number, dy: number): View =>
  bound({ ...view, x: view.x - dx, y: view.y - dy }, box);

export function windowOf(view: View, box: Box): Box {
  const w = box.w / view.zoom;
  const h = box.h / view.zoom;
  return { x: view.x - w / 2, y: view.y - h / 2, w, h };
}
