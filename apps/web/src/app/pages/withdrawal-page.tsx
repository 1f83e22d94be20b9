import { LegalPage } from './legal-page.tsx';

export default function WithdrawalPage() {
  return <LegalPage name="withdrawal" />;
}
