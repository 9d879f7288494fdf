/** Sendouts that wait since the club was put back from a backup, let go all at once. */
export const sv = {
  waiting:
    "{count, plural, one {Ett utskick väntar} other {# utskick väntar}} sedan klubben återställdes. Titta på vart och ett, eller släpp alla på en gång.",
  open: "Släpp alla",
  title: "Släpp alla utskick som väntar?",
  fetchFailed: "Det gick inte att hämta utskicken som väntar",
  risk: "Vad som gick ut efter säkerhetskopian vet vi inte här. En del kan få sitt en gång till.",
  atOnce:
    "{count, plural, =0 {Inget meddelande går genast.} one {Ett meddelande går genast.} other {# meddelanden går genast.}}",
  later: "{count, plural, one {Ungefär ett till går senare.} other {Ungefär # till går senare.}}",
  messages: "{count, plural, one {ett meddelande} other {# meddelanden}}",
  when: {
    AT_ONCE: "genast",
    AT_ITS_TIME: "den {when}",
    BY_ITSELF: "går av sig självt igen",
    APPROVAL: "väntar på en till som godkänner",
  },
  release: "Släpp alla",
  released: "{count, plural, one {Ett utskick fortsätter} other {# utskick fortsätter}}",
  releaseFailed: "Det gick inte att släppa utskicken",
};
