export const officePages = {
  sendouts: "/sendouts",
  newSendout: "/sendouts/new",
  newAutomaticSendout: "/sendouts/new/$starter",
  sendout: "/sendouts/$id",
  sendoutEdit: "/sendouts/$id/edit",
} as const;
