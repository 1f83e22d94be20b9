import { declareWithdrawal } from '@shop/contract/withdrawal';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../http/language.ts';
import { serve } from '../../http/serve.ts';
import { receiveWithdrawal, type WithdrawalParts } from './withdrawal-service.ts';

export function registerWithdrawal(app: FastifyInstance, parts: WithdrawalParts): void {
  serve(app, declareWithdrawal, async ({ body }, { request }) => {
    const receivedAt = await receiveWithdrawal(parts, body, { address: request.ip, language: languageOf(request) });
    return { receivedAt: receivedAt.toISOString() };
  });
}
