/** Calls that the analyst answers, through the gateway; the same paths on both sides. */
export const ANALYST_PATHS = {
  status: '/api/analyst',
  findings: '/api/analyst/findings',
  findingFeedback: '/api/analyst/findings/:id/feedback',
  questions: '/api/analyst/questions',
  questionsModel: '/api/analyst/questions/model',
  pictures: '/api/analyst/pictures',
  pictureFromCamera: '/api/analyst/pictures/from-camera',
  pictureBoard: '/api/analyst/pictures/board',
  picture: '/api/analyst/pictures/:id',
  pictureCancel: '/api/analyst/pictures/:id/cancel',
  pictureCorrection: '/api/analyst/pictures/:id/correction',
  pictureFile: '/api/analyst/pictures/:id/:file',
} as const
