import { DeskEntry } from './_components/desk-entry.tsx';

interface DeskPageProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** The moderator's desk: open decisions, the position, take-backs. It holds no secret of any seat. */
export default async function DeskPage({ params }: DeskPageProps) {
  const { code } = await params;
  return <DeskEntry code={code.toUpperCase()} />;
}
