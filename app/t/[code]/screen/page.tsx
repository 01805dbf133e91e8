import { ScreenClient } from './_components/screen-client.tsx';

/** The status screen of one table, for a television or a laptop where all can see it. */
export default async function ScreenPage({ params }: { readonly params: Promise<{ readonly code: string }> }) {
  const { code } = await params;
  return <ScreenClient code={code.toUpperCase()} />;
}
