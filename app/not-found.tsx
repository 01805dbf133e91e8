import { ReadingPage } from './_components/reading-page.tsx';

/** An address that leads nowhere. The framework's own page for it is drawn by a style that our content policy refuses. */
export default function NotFoundPage() {
  return (
    <ReadingPage
      title="There is nothing here"
      lead="Compare the address with the one on the shared screen, or begin at the first page."
    >
      {null}
    </ReadingPage>
  );
}
