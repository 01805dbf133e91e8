import { ChroniclePage } from '#app/_features/chronicle/chronicle-page.tsx';

interface ChronicleRouteProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** The chronicle of a finished game. */
export default async function ChronicleRoute({ params }: ChronicleRouteProps) {
  const { code } = await params;
  return <ChroniclePage code={code.toUpperCase()} />;
}
