import { useNavigate } from 'react-router';

/** One step back to where somebody came from at this desk; by a bare address, to the list it belongs to. */
export function useBackTo(list: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (window.history.state?.idx > 0) void navigate(-1);
    else void navigate(list, { replace: true });
  };
}
