import { formatShipment, formatShipmentStep, type ModeratorView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

/** Reserves on their way, and what they wait for. */
export function ShipmentDeskBox({ view: { table } }: { readonly view: ModeratorView }) {
  const { shipment, choices } = table;
  return shipment === null ? null : (
    <Box title={formatShipment(shipment, choices.edition)}>
      <Aside>{formatShipmentStep(shipment)}</Aside>
    </Box>
  );
}
