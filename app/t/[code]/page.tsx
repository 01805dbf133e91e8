import { JoinPage } from './_components/join-page.tsx';

interface JoinRouteProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** The address in the QR code: take a seat at this table. */
export default async function JoinRoute({ params }: JoinRouteProps) {
  const { code } = await params;
  return <JoinPage code={code.toUpperCase()} />;
}
