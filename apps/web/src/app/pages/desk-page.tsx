import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { linkTo } from '#lib/routes.ts';
import { deskAreas } from '../desk/desk-areas.ts';

/** The desk without a place in its address: the first area that this person may use. */
export default function DeskPage() {
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const first = deskAreas.find(({ right }) => right === 'any' || me?.rights.includes(right));
  return first ? <Navigate replace to={linkTo(first.route)} /> : null;
}
