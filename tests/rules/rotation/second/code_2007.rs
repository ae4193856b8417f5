//! The code of 2007: the facts that matter are an earlier bid, the player in turn, and a repeated
//! denomination. It does not cover a double at LHO's turn.

pub const TABLE: &str = "
 kind                       at                     bid  answer               meant    rho     new        | \
        law               may_accept  offender  partner     lead    told     watch

 pass                             *                     no  accepted/called_over   *  *       *          | \
        29A               already     any       any         none    ?        none
 pass/artificial_pass/bid/double  rho/partner/lho_first  *  accepted/called_over   *  *       *          | \
        29A               already     any       any         none    ?        none
 inadmissible                     *                      *  called_over            *  *       *          | \
        36A               nobody      any       any         none    ?        ?
 *                                rho                    *  overtaken              *  *       *          | \
        28B               ?           any       any         none    partner  ?

 pass                             *                     no  open                   *  *       *          | \
        asks:accepts      lho         ?         ?           ?       ?        ?
 pass/artificial_pass/bid/double  rho/partner/lho_first  *  open                   *  *       *          | \
        asks:accepts      lho         ?         ?           ?       ?        ?

 pass                             *                     no  declined               *  *       *          | \
        30A               nobody      once      any         none    ?        23
 pass                             rho                  yes  declined               *  *       *          | \
        30B1              nobody      once      any         none    ?        23
 pass                             partner              yes  declined               *  *       *          | \
        30B2              nobody      always    not_double  none    ?        23

 artificial_pass/bid/double       rho                    *  declined               *  waits   *          | \
        asks:rho          nobody      ?         ?           ?       ?        ?
 artificial_pass/bid              rho                    *  declined               *  passed  *          | \
        31A1              nobody      repeat    any         none    ?        none
 artificial_pass                  rho                    *  declined               *  acted   *          | \
        31A2(b)           nobody      any       always      law_26  partner  23
 bid                              rho                    *  declined               *  acted   repeats    | \
        31A2(a)           nobody      any       once        ?       ?        23
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
        36B4              nobody      any       always      law_26  partner  23

 pass/artificial_pass/bid         lho_later              *  *                 unknown  *      *          | \
        asks:unintended   ?           change    ?           ?       ?        ?
 pass/artificial_pass/bid         lho_later              *  open              yes      *      *          | \
        asks:accepts      lho         change    ?           ?       ?        ?
 pass                             lho_later            yes  open              no       *      *          | \
        30B3              ?           change    any         none    ?        ?
 pass                             lho_later            yes  accepted          yes      *      *          | \
        30B3              already     change    any         ?       ?        ?
 pass                             lho_later            yes  declined          yes      *      *          | \
        30B3              nobody      change    any         ?       ?        ?
 artificial_pass/bid              lho_later              *  open              no       *      *          | \
        25                ?           change    any         none    ?        ?
 artificial_pass/bid              lho_later              *  accepted          yes      *      *          | \
        25                already     change    any         ?       ?        ?
 artificial_pass/bid              lho_later              *  declined          yes      *      *          | \
        25                nobody      change    any         ?       ?        ?
";
