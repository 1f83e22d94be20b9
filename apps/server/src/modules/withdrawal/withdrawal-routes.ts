import { declareWithdrawal } from '@shop/contract/withdrawal';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../http/language.ts';
import { networkOf } from '../../http/network.ts';
import { serve } from '../../http/serve.ts';
import { receiveWithdrawal, type WithdrawalParts } from './withdrawal-service.ts';

export function registerWithdrawal(app: FastifyInstance, parts: WithdrawalParts): void {
  serve(app, declareWithdrawal, async ({ body }, { request }) => {
    const visitor = { network: networkOf(request.ip), language: languageOf(request) };
    const receivedAt = await receiveWithdrawal(parts, body, visitor);
    return { receivedAt: receivedAt.toISOString() };
  });
}
