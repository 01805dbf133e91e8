import { formatShipment, formatShipmentStep, type ModeratorView } from '#client';
import { Hint, PanelSection } from '#app/_components/desk/panel.tsx';

/** Shows reserves on their way, and the decision for which they wait. */
export function ShipmentDeskPanel({ view: { table } }: { readonly view: ModeratorView }) {
  const { shipment, choices } = table;
  return shipment === null ? null : (
    <PanelSection title={formatShipment(shipment, choices.edition)}>
      <Hint>{formatShipmentStep(shipment)}</Hint>
    </PanelSection>
  );
}
