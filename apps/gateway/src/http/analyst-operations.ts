import { ANALYST_PATHS } from '@vigie/contracts/rest/analyst'
import type { Operation } from './operation.ts'

/** The documented calls of the analyst. */
export const ANALYST_OPERATIONS: Readonly<Record<string, Operation>> = {
  [`GET ${ANALYST_PATHS.status}`]: {
    id: 'readAnalystStatus',
    summary: 'How each engine of the analyst stands on this site',
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.questions}`]: {
    id: 'askQuestion',
    summary: 'A question in French, answered from the records of the site',
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.questionsModel}`]: {
    id: 'askModel',
    summary: 'The same, put into words by a language model; a line of JSON per sentence',
    tag: 'analyst',
    files: ['application/x-ndjson'],
  },
  [`GET ${ANALYST_PATHS.findings}`]: {
    id: 'listFindings',
    summary: 'Leaks, drifts and stuck sensors with their evidence, baselines and another schedule of the pumps',
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.findingFeedback}`]: {
    id: 'judgeFinding',
    summary: 'Accepts or rejects a finding',
    tag: 'analyst',
  },
  [`GET ${ANALYST_PATHS.pictures}`]: {
    id: 'listReadPictures',
    summary: "Pictures sent of the site's devices, and what was read from them",
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.pictures}`]: {
    id: 'sendPicture',
    summary: 'Has a picture read: a counter, a level or green cover',
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.pictureFromCamera}`]: {
    id: 'readCameraPicture',
    summary: 'Has the last picture of a camera of the site read',
    tag: 'analyst',
  },
  [`GET ${ANALYST_PATHS.picture}`]: {
    id: 'readPictureWork',
    summary: 'One picture sent, how far it is and what was read',
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.pictureCancel}`]: {
    id: 'cancelPicture',
    summary: 'Ends the reading of a picture',
    tag: 'analyst',
  },
  [`POST ${ANALYST_PATHS.pictureCorrection}`]: {
    id: 'correctPicture',
    summary: 'What a person reads instead of the value found',
    tag: 'analyst',
  },
  [`GET ${ANALYST_PATHS.pictureBoard}`]: {
    id: 'readGaugeBoard',
    summary: 'Where a camera sees the staff board of a device',
    tag: 'analyst',
  },
  [`PUT ${ANALYST_PATHS.pictureBoard}`]: {
    id: 'markGaugeBoard',
    summary: 'Marks where a camera sees the staff board of a device',
    tag: 'analyst',
  },
  [`GET ${ANALYST_PATHS.pictureFile}`]: {
    id: 'readPictureFile',
    summary: 'A picture that was sent, or the row of digits in it',
    tag: 'analyst',
    files: ['image/jpeg'],
  },
}
