import { ReadingPage } from '../../_components/reading-page.tsx';
import { Parts } from '../_components/parts.tsx';
import { SEAT_PARTS, SEATS } from './seats-messages.ts';

/** Shows who sits where, on which device, and what happens when that changes. */
export default function SeatsPage() {
  return (
    <ReadingPage title={SEATS.title} lead={SEATS.lead}>
      <Parts parts={SEAT_PARTS} />
    </ReadingPage>
  );
}
