import { ReadingPage } from './_components/reading-page.tsx';
import { NOT_FOUND } from './shell-messages.ts';

/** An address that leads nowhere. The framework's own page for it is drawn by a style that our content policy refuses. */
export default function NotFoundPage() {
  return (
    <ReadingPage title={NOT_FOUND.title} lead={NOT_FOUND.lead}>
      {null}
    </ReadingPage>
  );
}
