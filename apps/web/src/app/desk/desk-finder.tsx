import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useScans } from '#domain/desk/keys/use-scans.ts';
import { LiveSign } from '#domain/desk/live/live-sign.tsx';
import { useLiveNews } from '#domain/desk/live/use-live-news.ts';
import { FindField } from '#features/desk/find/find-field.tsx';
import { useJump } from '#features/desk/find/use-jump.ts';
import { orderAddress } from './order-address.ts';

/** For who may see orders: the field that finds one, also by a scanner from anywhere, and whether news arrives. */
export function DeskFinder() {
  const navigate = useNavigate();
  const open = useCallback((code: string) => void navigate(orderAddress(code)), [navigate]);
  const jump = useJump(open);
  useLiveNews();
  useScans((text) => void jump(text), { isForOtherScreens: true });
  return (
    <>
      <FindField addressOf={orderAddress} onOpen={open} onCode={(code) => void jump(code)} />
      <LiveSign />
    </>
  );
}
