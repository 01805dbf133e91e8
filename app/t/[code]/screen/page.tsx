import { ScreenClient } from './_components/screen-client.tsx';

/** Shows the status screen of one table, for a television or a laptop that all players can see. */
export default async function ScreenPage({ params }: { readonly params: Promise<{ readonly code: string }> }) {
  const { code } = await params;
  return <ScreenClient code={code.toUpperCase()} />;
}
