import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { usePublicQuery } from './use-public-query.ts';

function Answer({ question }: { question: string }) {
  const { data, isPlaceholderData } = usePublicQuery({
    queryKey: [question],
    queryFn: () => Promise.resolve(`answer to ${question}`),
    staleTime: 60_000,
  });
  return (
    <p>
      {question}: {data ?? 'none yet'}
      {isPlaceholderData && ' (old)'}
    </p>
  );
}

test('an answer is shown when it is there, and never stands for another question', async () => {
  const client = new QueryClient();
  const seen = (question: string) => (
    <QueryClientProvider client={client}>
      <Suspense>
        <Answer question={question} />
      </Suspense>
    </QueryClientProvider>
  );
  const { rerender } = render(seen('one'));
  expect(screen.getByText('one: none yet')).toBeVisible();
  expect(await screen.findByText('one: answer to one')).toBeVisible();

  rerender(seen('two'));
  expect(screen.getByText('two: none yet')).toBeVisible();
  expect(await screen.findByText('two: answer to two')).toBeVisible();

  rerender(seen('one'));
  expect(screen.getByText('one: answer to one')).toBeVisible();
});
