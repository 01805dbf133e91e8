import { SeatPage } from './_components/seat-page.tsx';

interface SeatRouteProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** A player's phone. Everything on it is live, so the server sends an empty page. */
export default async function SeatRoute({ params }: SeatRouteProps) {
  const { code } = await params;
  return <SeatPage code={code.toUpperCase()} />;
}
