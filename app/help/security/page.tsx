import { ReadingPage } from '../../_components/reading-page.tsx';
import { Parts } from '../_components/parts.tsx';
import { SECURITY, SECURITY_PARTS } from './security-messages.ts';

/** Shows what Mentat protects against, and what it cannot protect against. */
export default function SecurityPage() {
  return (
    <ReadingPage title={SECURITY.title} lead={SECURITY.lead}>
      <Parts parts={SECURITY_PARTS} />
    </ReadingPage>
  );
}
