import { ReadingPage } from './_components/reading-page.tsx';
import { NOT_FOUND } from './shell-messages.ts';

/** An unknown address. The framework's own page for it has an inline style that our content policy blocks. */
export default function NotFoundPage() {
  return (
    <ReadingPage title={NOT_FOUND.title} lead={NOT_FOUND.lead}>
      {null}
    </ReadingPage>
  );
}
