import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { linkTo } from '#lib/routes.ts';

/** The token of a link in a mail. Once it was used, it goes from the address and from the browser's history. */
export function useLinkToken(route: 'StopEmailChange' | 'ThisDevice') {
  const navigate = useNavigate();
  const [token] = useState(useParams().token);
  return { token, forgetToken: () => void navigate(linkTo(route), { replace: true }) };
}
