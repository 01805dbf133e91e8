import { ChroniclePage } from '#app/_features/after-game.ts';

interface ChronicleRouteProps {
  readonly params: Promise<{ readonly code: string }>;
}

/** Shows the chronicle of a finished game. */
export default async function ChronicleRoute({ params }: ChronicleRouteProps) {
  const { code } = await params;
  return <ChroniclePage code={code.toUpperCase()} />;
}
