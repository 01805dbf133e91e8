import { sayShipment, sayShipmentStep, type TableView } from '#client';
import { Aside, Box } from '#app/_components/desk/panel.tsx';

/** Reserves on their way, and what they wait for. */
export function ShipmentBox({ table: { shipment, choices } }: { readonly table: TableView }) {
  return shipment === null ? null : (
    <Box title={sayShipment(shipment, choices.edition)}>
      <Aside>{sayShipmentStep(shipment)}</Aside>
    </Box>
  );
}
