import type { ErasurePlan, ListedPrivacyRequest, PrivacyProfile, PrivacyRequest } from '@shop/contract/desk/privacy';
import type { KnownRequest } from './privacy-queries.ts';

export function presentListed({ request, restrictedAt }: KnownRequest, today: string): ListedPrivacyRequest {
  const { id, kind, channel, personName, email, receivedOn, dueOn, extendedAt, outcome, closedAt } = request;
  return {
    id,
    kind,
    channel,
    personName,
    email,
    receivedOn,
    dueOn,
    isOverdue: closedAt === null && dueOn < today,
    isExtended: extendedAt !== null,
    outcome,
    closedAt: closedAt?.toISOString() ?? null,
    isRestricted: restrictedAt !== null,
  };
}

interface RequestView extends KnownRequest {
  today: string;
  isOwn: boolean;
  profile: PrivacyProfile | null;
  plan: ErasurePlan | null;
  unsettled: string[];
  history: { at: Date; staffName: string | null; what: string | null }[];
}

export function presentRequest(view: RequestView): PrivacyRequest {
  const { request, plan, profile, unsettled, history } = view;
  const { extendedAt, refusalGround, liftAnnouncedAt } = request;
  return {
    ...presentListed(view, view.today),
    hasAccount: request.userId !== null,
    isOwn: view.isOwn,
    identityHow: request.identityHow,
    enteredAt: request.enteredAt.toISOString(),
    enteredBy: request.enteredByName,
    extension: extendedAt && {
      at: extendedAt.toISOString(),
      by: request.extendedByName ?? '',
      reason: request.extensionReason ?? '',
    },
    closedBy: request.closedByName,
    refusal: refusalGround && { ground: refusalGround, reason: request.refusalReason ?? '' },
    profile: profile && presentProfile(profile),
    changes: (request.changes ?? []).map(({ field, before, after }) => ({ field, before, after })),
    plan: plan && {
      fingerprint: plan.fingerprint,
      going: plan.going.map(({ what, count }) => ({ what, count })),
      cancelled: plan.cancelled,
      staying: plan.staying.map(({ what, count, until }) => ({ what, count, until })),
    },
    kept: (request.kept ?? []).map(({ what, until }) => ({ what, until })),
    unsettled,
    isCopyTaken: request.copyTakenAt !== null,
    lift: liftAnnouncedAt && {
      announcedAt: liftAnnouncedAt.toISOString(),
      reason: request.liftReason ?? '',
      liftedAt: request.liftedAt?.toISOString() ?? null,
      by: request.liftedByName,
    },
    history: history.map(({ at, staffName, what }) => ({ at: at.toISOString(), by: staffName, what: what ?? '' })),
  };
}

function presentProfile(profile: PrivacyProfile): PrivacyProfile {
  const { firstName, lastName, birthDate, email, phone, fullName, street, houseNumber, postalCode, city } = profile;
  return { firstName, lastName, birthDate, email, phone, fullName, street, houseNumber, postalCode, city };
}
