import { LegalPage } from './legal-page.tsx';

export default function ImprintPage() {
  return <LegalPage name="imprint" />;
}
