import fs from 'node:fs';
import path from 'node:path';
import * as apps from 'kubernetes-models/apps/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

interface Manifest {
  metadata: { annotations?: Record<string, string> };
  apiVersion: string;
  kind: string;
  spec?: Record<string, unknown>;
}

/** What Kubernetes itself says that a manifest of each kind may hold. */
const kinds: Record<string, new (data: never) => { validate(): void }> = {
  'apps/v1 Deployment': apps.Deployment,
  'networking.k8s.io/v1 Ingress': networking.Ingress,
  'networking.k8s.io/v1 NetworkPolicy': networking.NetworkPolicy,
  'policy/v1 PodDisruptionBudget': policy.PodDisruptionBudget,
  'v1 ConfigMap': core.ConfigMap,
  'v1 Service': core.Service,
  'v1 ServiceAccount': core.ServiceAccount,
};

const manifests = parseAllDocuments(
  fs.readFileSync(path.join(import.meta.dirname, '../deploy/kubernetes/shop.yaml'), 'utf8'),
).map((document) => document.toJS() as Manifest);

function check(manifest: Manifest): void {
  const Kind = kinds[`${manifest.apiVersion} ${manifest.kind}`];
  if (!Kind) throw new Error(`no schema for ${manifest.apiVersion} ${manifest.kind}`);
  new Kind(manifest as never).validate();
}

describe('Kubernetes', () => {
  test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))('%s is as its schema says', (_, it) => {
    expect(() => check(it)).not.toThrow();
  });

  test('a manifest with a mistake is noticed', () => {
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment');
    expect(() => check({ ...deployment, spec: { ...deployment?.spec, replicas: 'two' } } as Manifest)).toThrow();
  });

  test('the shop runs as nobody, on a root it cannot write to, with probes and limits', () => {
    const deployment = manifests.find(({ kind }) => kind === 'Deployment');
    expect(deployment).toMatchObject({
      spec: {
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                startupProbe: expect.anything(),
                livenessProbe: expect.anything(),
                readinessProbe: expect.anything(),
                resources: { limits: { memory: expect.any(String) } },
                securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              },
            ],
          },
        },
      },
    });
  });

  test('the Ingress leads pages to https, and no calls: those the shop refuses', () => {
    const ways = manifests
      .filter(({ kind }) => kind === 'Ingress')
      .map(({ metadata, spec }) => ({
        paths: JSON.stringify(spec).match(/(?<="path":")[^"]+/g),
        isLedOn: metadata.annotations?.['nginx.ingress.kubernetes.io/ssl-redirect'],
      }));
    expect(ways).toEqual([
      { paths: ['/'], isLedOn: 'true' },
      { paths: ['/api', '/marketplace'], isLedOn: 'false' },
    ]);
  });
});
