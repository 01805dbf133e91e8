import type { TableView } from '#client';
import { type Called } from '#app/t/[code]/_components/now-words.ts';

/** What a strip is drawn from: nothing that not everybody may know. */
export interface StripProps {
  readonly table: TableView;
  readonly called: Called;
}
