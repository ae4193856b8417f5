//! The code of 1997: the facts that matter are those of 2007. A pass of partner's artificial call is a
//! pass like any other, Law 32 itself accepts a double, Law 35A is on an inadmissible one that was
//! called over, and Law 23 is on an enforced pass of partner only. A change of call is for Law 25, in
//! which the offender has a choice once it is declined: `law_25` has what follows.

pub const TABLE: &str = "
 kind                       at                     bid  answer               meant    rho     new        | \
        law               may_accept  offender  partner     lead    told     watch

 double                           *                      *  accepted/called_over   *  *       *          | \
        32                already     any       any         none    ?        none
 pass                             *                     no  accepted/called_over   *  *       *          | \
        29A               already     any       any         none    ?        none
 pass/artificial_pass/bid         rho/partner/lho_first  *  accepted/called_over   *  *       *          | \
        29A               already     any       any         none    ?        none
 inadmissible                     *                      *  called_over            *  *       *          | \
        35A               nobody      any       any         none    ?        ?
 *                                rho                    *  overtaken              *  *       *          | \
        28B               ?           any       any         none    partner  ?
 pass                             *                     no  open                   *  *       *          | \
        asks:accepts      lho         ?         ?           ?       ?        ?
 pass/artificial_pass/bid/double  rho/partner/lho_first  *  open                   *  *       *          | \
        asks:accepts      lho         ?         ?           ?       ?        ?

 pass                             *                     no  declined               *  *       *          | \
        30A               nobody      once      any         none    partner  72B1
 pass                             rho                  yes  declined               *  *       *          | \
        30B1              nobody      once      any         none    partner  72B1
 pass                             partner              yes  declined               *  *       *          | \
        30B2              nobody      always    not_double  none    partner  72B1

 artificial_pass/bid/double       rho                    *  declined               *  waits   *          | \
        asks:rho          nobody      ?         ?           ?       ?        ?
 artificial_pass/bid              rho                    *  declined               *  passed  *          | \
        31A1              nobody      repeat    any         none    ?        none
 artificial_pass                  rho                    *  declined               *  acted   *          | \
        31A2(b)           nobody      any       always      law_26  partner  23
 bid                              rho                    *  declined               *  acted   repeats    | \
        31A2(a)           nobody      any       once        none    partner  23
 bid                              rho                    *  declined               *  acted   differs    | \
        31A2(b)           nobody      any       always      law_26  partner  23
 bid                              rho                    *  declined               *  acted   *          | \
        asks:repeats      nobody      any       ?           ?       ?        ?
 artificial_pass/bid              partner/lho_first      *  declined               *  *       *          | \
        31B               nobody      any       always      law_26  partner  23

 double                           partner                *  declined               *  *       *          | \
        32A               nobody      any       always      law_26  partner  23
 double                           rho                    *  declined               *  passed  *          | \
        32B1              nobody      repeat    any         none    ?        none
 double                           rho                    *  declined               *  acted   *          | \
        32B2              nobody      any       always      law_26  partner  23

 inadmissible                     *                      *  open/declined          *  *       *          | \
        36                nobody      any       always      law_26  partner  23

 pass/artificial_pass/bid         lho_later              *  *                 unknown  *      *          | \
        asks:unintended   ?           change    ?           ?       ?        ?
 pass/artificial_pass/bid         lho_later              *  open              yes      *      *          | \
        asks:accepts      lho         change    ?           ?       ?        ?
 pass/artificial_pass/bid         lho_later              *  open              no       *      *          | \
        25A               ?           change    any         none    ?        none
 pass/artificial_pass/bid         lho_later              *  accepted          yes      *      *          | \
        25B1              already     change    any         none    partner  none
 pass/artificial_pass/bid         lho_later              *  declined          yes      *      *          | \
        asks:lets_stand   nobody      change    ?           ?       ?        ?
";
