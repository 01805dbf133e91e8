'use client';
import type { TableView } from '../../../../../../lib/client.ts';
import { boardOf } from '../../../../../_components/map/board-facts.ts';
import { ZoomMap } from '../../../../../_components/map/zoom-map.tsx';

/** The board as everybody sees it. The default export is what a lazy import asks for. */
export default function SeatMap({ table }: { readonly table: TableView }) {
  return <ZoomMap board={boardOf(table)} edition={table.choices.edition} />;
}
