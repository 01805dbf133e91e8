'use client';
import type { TableView } from '#client';
import { boardOf } from '#app/_components/map/board-facts.ts';
import { ZoomMap } from '#app/_components/map/zoom-map.tsx';

/** The board as everybody sees it. The default export is what a lazy import asks for. */
export default function SeatMap({ table }: { readonly table: TableView }) {
  return <ZoomMap board={boardOf(table)} edition={table.choices.edition} />;
}
