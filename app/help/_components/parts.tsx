import { ReadingPart } from '../../_components/reading-page.tsx';

interface PartsProps {
  readonly parts: readonly { readonly id: string; readonly title: string; readonly says: readonly string[] }[];
}

/** Parts of a page that are plain paragraphs. */
export const Parts = ({ parts }: PartsProps) =>
  parts.map(({ id, title, says }) => (
    <ReadingPart key={id} id={id} title={title}>
      {says.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </ReadingPart>
  ));
