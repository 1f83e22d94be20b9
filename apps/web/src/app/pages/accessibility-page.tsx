import { LegalPage } from './legal-page.tsx';

export default function AccessibilityPage() {
  return <LegalPage name="accessibility" />;
}
